import { saveFile } from '../../../../src/ui/files/saveFile.ts'
import { printStory, type Story } from '../script/story.ts'

/** Saves a story as a file: `match-day.story.json`. */
export function saveStoryFile(story: Story) {
  const name = story.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  saveFile(new Blob([printStory(story)], { type: 'application/json' }), `${name || 'story'}.story.json`)
}

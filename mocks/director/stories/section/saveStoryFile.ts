import { printStory, type Story } from '../script/story.ts'

/** Lets the browser save a story: `match-day.story.json`. */
export function saveStoryFile(story: Story) {
  const url = URL.createObjectURL(new Blob([printStory(story)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${story.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') || 'story'}.story.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

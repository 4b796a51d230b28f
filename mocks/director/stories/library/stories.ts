import { readStory, type Story } from '../script/story.ts'
import { campaign } from './campaign.ts'
import { failure } from './failure.ts'
import { firstDay } from './firstDay.ts'
import { matchDay } from './matchDay.ts'
import { seasonRenewal } from './seasonRenewal.ts'

/** The stories that come with the demo (docs/guides/stories.md#the-five-stories). */
export const stories: readonly Story[] = [firstDay, matchDay, campaign, failure, seasonRenewal].map(readStory)

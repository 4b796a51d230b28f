import { existsSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { compare } from './compare.ts'
import { keepPicture, pictureFile, takeAlone, takePictures, type Story } from './pictures.ts'

/** A story that looks different, with its pictures as PNG. */
export interface Change {
  story: Story
  pixels: number
  of: number
  before: Buffer
  after: Buffer
  difference: Buffer
}

/** A story that only one side has. */
export interface Single {
  story: Story
  picture: Buffer
}

export interface Changes {
  compared: number
  changed: Change[]
  added: Single[]
  gone: Single[]
  /** Stories whose pictures depend on what was shown before, so that nothing can be said by the first ones. */
  restless: Story[]
  failures: { story: Story; reason: string }[]
}

/**
 * Compares the stories of two built Storybooks. What differs is pictured again on both sides, each story alone on a
 * page, so that no trace of an earlier story counts. The same build on both sides is pictured twice, which shows
 * whether the pictures themselves are steady.
 *
 * @param old the folder of the build before; its pictures are kept beside it
 * @param now the folder of the build after
 */
export async function findChanges(
  browser: Browser,
  old: string,
  now: string,
  { only, scheme }: { only: string; scheme: string },
): Promise<Changes> {
  const { stories: oldStories, failures: oldFailures } = await takePictures(browser, old, { scheme, only })
  const readOld = pictureReader(browser, old, scheme)
  const firstPictures = old === now ? new Map(oldStories.map((story) => [story.id, readOld(story)])) : null
  const { stories, failures } = await takePictures(browser, now, { scheme, only, again: old === now })
  const readNow = pictureReader(browser, now, scheme)

  const oldIds = new Set(oldStories.map(({ id }) => id))
  const ids = new Set(stories.map(({ id }) => id))
  const changed: Change[] = []
  const restless: Story[] = []
  for (const story of stories.filter(({ id }) => oldIds.has(id))) {
    const [first, second] = [firstPictures ? firstPictures.get(story.id) : readOld(story), readNow(story)]
    if (!first || !second || !compare(first, second)) continue
    const alone = await Promise.all([takeAlone(browser, old, story, scheme), takeAlone(browser, now, story, scheme)])
    keepPicture(pictureFile(old, browser, scheme, story), alone[0])
    keepPicture(pictureFile(now, browser, scheme, story), alone[1])
    const difference = compare(...alone)
    // A story that has looked the same on both sides even once has not changed.
    const isRestless = [first, alone[0]].some((was) => [second, alone[1]].some((is) => !compare(was, is)))
    if (!difference || isRestless) restless.push(story)
    else {
      const { picture, ...counts } = difference
      changed.push({ story, ...counts, before: alone[0], after: alone[1], difference: picture })
    }
  }
  const singles = (found: Story[], read: typeof readNow) =>
    found.flatMap((story): Single[] => {
      const picture = read(story)
      return picture ? [{ story, picture }] : []
    })
  return {
    compared: stories.filter(({ id }) => oldIds.has(id)).length,
    changed,
    added: singles(
      stories.filter(({ id }) => !oldIds.has(id)),
      readNow,
    ),
    gone: singles(
      oldStories.filter(({ id }) => !ids.has(id)),
      readOld,
    ),
    restless,
    failures: [...oldFailures, ...failures],
  }
}

/** Reads the kept pictures of a build; null for a story without one. */
const pictureReader = (browser: Browser, build: string, scheme: string) => (story: Story) => {
  const file = pictureFile(build, browser, scheme, story)
  return existsSync(file) ? readFileSync(file) : null
}

import { z } from 'zod'

/** The news of one tab for the others: a write that has no event, or the signed-in user as just answered. */
const TabNews = z.union([z.object({ written: z.string() }), z.object({ user: z.looseObject({ id: z.string() }) })])
export type TabNews = z.infer<typeof TabNews>

/** How the tabs of one browser tell each other what no event of the server tells. */
export interface ChangeChannel {
  tell(news: TabNews): void
  listen(onNews: (news: TabNews) => void): void
}

/** Between the tabs of this browser that use the same API; null where the browser has no such channel. */
export function browserChanges(baseUrl: string): ChangeChannel | null {
  const channel = openChannel(`touchline-changes ${baseUrl}`)
  if (!channel) return null
  return {
    tell: (news) => channel.postMessage(news),
    listen(onNews) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        // A tab of another build may tell something else.
        const news = TabNews.safeParse(data)
        if (news.success) onNews(news.data)
      })
    },
  }
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Denied with the rest of the browser's storage.
    return null
  }
}

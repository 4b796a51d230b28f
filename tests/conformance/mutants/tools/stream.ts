import type { Middleware } from '../mutant.ts'

/** One block of an event stream by its lines. */
export interface Block {
  id: string | null
  event: string | null
  /** Parsed JSON; null for a comment. */
  data: Record<string, unknown> | null
  comment: string | null
}

function parse(text: string): Block {
  const lines = text.split('\n')
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null
  const data = field('data')
  const comment = lines.find((line) => line.startsWith(':')) ?? null
  // The data of an event is an object of the contract.
  return {
    id: field('id'),
    event: field('event'),
    // JSON is untyped; the model wrote it.
    data: data === null ? null : (JSON.parse(data) as Block['data']),
    comment,
  }
}

function format({ id, event, data, comment }: Block): string {
  const lines = [
    comment,
    id === null ? null : `id: ${id}`,
    event === null ? null : `event: ${event}`,
    data === null ? null : `data: ${JSON.stringify(data)}`,
  ]
  return `${lines.filter((line) => line !== null).join('\n')}\n\n`
}

/** Changes the blocks of an event stream one by one. `begin` is called per stream with the id that it resumes from. */
export const blocks =
  (begin: (resumesFrom: string | null) => (block: Block) => Block[]): Middleware =>
  async (call, next) => {
    const response = await next()
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) return response
    const change = begin(call.request.headers.get('last-event-id'))
    let rest = ''
    const changed = new TransformStream<string, string>({
      transform(chunk, controller) {
        const parts = (rest + chunk).split('\n\n')
        rest = parts.pop() ?? ''
        for (const part of parts) for (const block of change(parse(part))) controller.enqueue(format(block))
      },
    })
    const body = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(changed)
      .pipeThrough(new TextEncoderStream())
    return new Response(body, { status: response.status, headers: response.headers })
  }

/** Changes the events of a stream; comments pass unchanged. */
export const eventsOf = (begin: (resumesFrom: string | null) => (block: Block) => Block[]): Middleware =>
  blocks((resumesFrom) => {
    const change = begin(resumesFrom)
    return (block) => (block.data === null ? [block] : change(block))
  })

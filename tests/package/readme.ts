import { lexer, type Tokens } from 'marked'

/** A step of the package's README: a file to write, a command to run, or what the command before has to print. */
export type Step = { file: string; text: string } | { command: string } | { output: string }

/** The steps of a README, in their order. A block of code names its file in a comment on its first line. */
export function stepsOf(readme: string): Step[] {
  const blocks = lexer(readme).filter((token): token is Tokens.Code => token.type === 'code')
  return blocks.flatMap(({ lang, text }): Step[] => {
    if (lang === 'sh') return text.split('\n').map((command) => ({ command }))
    if (lang === 'text') return text.split('\n').map((output) => ({ output }))
    const [, file] = /^\/\/ (\S+)\n/.exec(text) ?? []
    if (file === undefined) throw new Error(`A block of code names no file: ${text.slice(0, 60)}`)
    return [{ file, text: `${text}\n` }]
  })
}

import { undotted, type Area, type Operation, type Reference } from './reference.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What a search finds an operation by. */
const textOf = ({ id, method, path, summary, description, answers }: Operation, { title }: Area) =>
  fold([title, id, method, path, summary, description, ...answers.map(({ status }) => status)].join(' '))

/** The areas with the operations that have every word of a search; all of them for an empty one. */
export function searchAreas({ areas }: Reference, query: string): Area[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return areas
    .map((area) => ({
      ...area,
      operations: area.operations.filter((operation) => {
        const text = textOf(operation, area)
        return words.every((word) => text.includes(word) || undotted(operation.id).includes(undotted(word)))
      }),
    }))
    .filter(({ operations }) => operations.length > 0)
}

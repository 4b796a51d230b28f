/** What a client reports about its calls, so that the test can compare it with the model. */
export interface Told {
  /** The number of fans of the club. */
  fans: number
  /** The e-mail of the first one. */
  firstEmail: string
  /** The names of the bookmark after its creation and its update. */
  names: readonly [string, string]
  /** The status of reading it after it was deleted, and the sentence of the server. */
  gone: readonly [number, string]
  /** The type of the first event, and what it is about: a row's id, or the club. */
  event: readonly [string, string]
}

export interface StoryOptions {
  /** The API base, such as `http://127.0.0.1:4010/api/v1`. */
  baseUrl: string
  email: string
  password: string
}

/** True if a type is `unknown` or `any`; both take everything. */
type IsLoose<T> = unknown extends T ? true : false

/** Fails to compile unless `T` says what it is. */
export type Typed<T> = IsLoose<T> extends true ? never : T

/** Fails to compile for a value whose type is `unknown` or `any`. */
export const typed = <T>(value: Typed<T>): Typed<T> => value

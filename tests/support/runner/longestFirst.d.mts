/**
 * Starts the longest test files first. In JavaScript, because the types of `vitest/node` change those of jest-dom's
 * matchers, and so would an import of them here.
 */
export declare class LongestFirst {
  constructor(context: unknown)
  sort<File>(files: File[]): Promise<File[]>
  shard<File>(files: File[]): Promise<File[]>
}

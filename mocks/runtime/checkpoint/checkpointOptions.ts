/** Whose checkpoints a model continues, and how often it saves one. */
export interface CheckpointOptions {
  /** Names the code of the model: no other can continue its checkpoints. */
  build: string
  /** After how many writes another checkpoint follows; by default 1000. */
  every?: number
}

import { ApiError } from '../../../api/errors.ts'

/** True if the user may not see something: a panel of Home then hides, because the others are still of use. */
export const isDenied = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 402)

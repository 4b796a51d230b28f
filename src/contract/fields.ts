import { z } from 'zod'

/** Strings hold at most this many characters (readings 1.11). */
export const TEXT_MAX = 10_000

export const Text = z.string().max(TEXT_MAX)
export const Id = z.string().min(1).max(200).describe('Opaque; the client never parses it.')
export const TenantId = Id.describe('The club id.')
export const Timestamp = z.iso.datetime().describe('ISO 8601 in UTC.')
export const Day = z.iso.date().describe('`YYYY-MM-DD`.')
export const Email = z.email().max(TEXT_MAX)

import { describe, expect, it } from 'vitest'
import { birthDayText } from '../fans/fans.ts'
import { DAY, DAYS_BEFORE_1970 } from '../moments.ts'
import { ageGroup, ageGroupsByCode, ages } from './tickets.ts'

describe('the age groups of a day, by the codes of days of birth', () => {
  it.each(['2026-02-28', '2024-02-29', '2026-07-01'])('are those of the days themselves on %s', (day) => {
    const moment = Date.parse(day) + DAY / 2
    const end = DAYS_BEFORE_1970 + Math.floor(Date.parse('2027-01-01') / DAY)
    const groupOf = ageGroupsByCode(moment, end)
    const first = DAYS_BEFORE_1970 + Math.floor(Date.parse('1925-01-01') / DAY)
    // The missing day of birth, everybody's, and those of people who are born later.
    const codes = [0, ...Array.from({ length: end - first }, (_, index) => first + index)]
    expect(codes.map((code) => ages[groupOf(code)])).toEqual(codes.map((code) => ageGroup(birthDayText(code), moment)))
  })
})

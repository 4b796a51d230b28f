import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ages, genders, periods } from '../../../../mocks/external/dashboard/filterOptions.ts'
import { viewFiltersOf } from './viewFilters.ts'
import { FilterChips } from './FilterChips.tsx'

it('names the filters as the dashboard does, in its order', () => {
  expect(viewFiltersOf('?gender=Female&age=60%2B&membership=unknown&country=United+Kingdom&period=30d')).toEqual([
    { name: 'Period', value: 'Last 30 days' },
    { name: 'Country', value: 'United Kingdom' },
    { name: 'Membership', value: 'No membership' },
    { name: 'Age', value: '60 and over' },
    { name: 'Gender', value: 'Female' },
  ])
})

it.each([
  ['period', periods],
  ['age', ages],
  ['gender', genders],
])('has the words of the demo’s dashboard for every %s', (name, options) => {
  for (const { value, label } of options.filter((option) => option.value !== ''))
    expect(viewFiltersOf(new URLSearchParams({ [name]: value }).toString())[0]?.value).toBe(label)
})

it('keeps what it does not know, after the rest, and leaves out what is empty', () => {
  expect(viewFiltersOf('constructor=x&stand=North&country=&age=7')).toEqual([
    { name: 'Age', value: '7' },
    { name: 'constructor', value: 'x' },
    { name: 'stand', value: 'North' },
  ])
})

it('shows the filters as a list, or says that there are none', () => {
  const { rerender } = render(<FilterChips params="period=90d&stand=North" />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Period: Last 90 days',
    'stand: North',
  ])
  rerender(<FilterChips params="" />)
  expect(screen.getByText('None')).toBeVisible()
})

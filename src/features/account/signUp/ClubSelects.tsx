import { useMemo, useState } from 'react'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { Flag } from '../../../ui/values/Flag.tsx'
import { SearchSelect, type SearchSelectProps } from '../../../ui/controls/inputs/SearchSelect.tsx'
import { SportIcon } from '../../../ui/values/SportIcon.tsx'
import { accessWords } from '../words.ts'
import { joinWords } from './words.ts'

type FieldProps = Omit<SearchSelectProps, 'choices' | 'value'>

/** These lists hardly ever change, so they never become stale. */
const neverStale = { staleTime: Infinity }

/** Selects a country of the server's list; its value is the cca2. */
export function CountrySelect(props: FieldProps) {
  const list = useEndpoint(contract.system.countries, {}, neverStale)
  const choices = useMemo(
    () =>
      list.data?.countries.map(({ cca2, name, flag }) => ({
        value: cca2,
        label: name,
        icon: <Flag cca2={cca2} flag={flag} lazy />,
      })) ?? [],
    [list.data],
  )
  return <OptionalSelect label={joinWords.signup.country} choices={choices} source={list} {...props} />
}

/** Selects a sport of the server's list; its value is the id. */
export function SportSelect(props: FieldProps) {
  const list = useEndpoint(contract.system.sports, {}, neverStale)
  const choices = useMemo(
    () =>
      list.data?.sports.map((sport) => ({ value: sport.id, label: sport.name, icon: <SportIcon sport={sport} /> })) ??
      [],
    [list.data],
  )
  return <OptionalSelect label={joinWords.signup.sport} choices={choices} source={list} {...props} />
}

interface Source {
  isPending: boolean
  error: Error | null
  refetch(): unknown
}

/**
 * If the list fails to load, the form still works: the field shows the error when it is opened, and refetches. The
 * choice is kept in local state too, so that its flag shows and typing in other fields does not render the list again.
 */
function OptionalSelect({
  source,
  defaultValue = null,
  onChange,
  ...props
}: Omit<SearchSelectProps, 'value'> & { source: Source }) {
  const [value, setValue] = useState(defaultValue)
  const emptyMessage = source.isPending
    ? accessWords.loading
    : source.error
      ? errorMessage(source.error)
      : joinWords.signup.notFound
  return (
    <SearchSelect
      size="md"
      mt="md"
      placeholder={joinWords.signup.optional}
      autoComplete="off"
      // Otherwise hundreds of hidden options would be in the page from the start.
      comboboxProps={{ keepMounted: false }}
      value={value}
      onChange={(chosen, option) => {
        setValue(chosen)
        onChange?.(chosen, option)
      }}
      onDropdownOpen={() => {
        if (source.error) void source.refetch()
      }}
      nothingFoundMessage={emptyMessage}
      {...props}
    />
  )
}

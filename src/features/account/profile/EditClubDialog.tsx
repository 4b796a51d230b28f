import { TagsInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useUser } from '../../../api/ApiProvider.tsx'
import { answerOf } from '../../../api/cache.ts'
import { useEndpoint } from '../../../api/query.ts'
import { useWrite } from '../../../api/useWrite.ts'
import type { Club } from '../../../contract/club.ts'
import { contract } from '../../../contract/index.ts'
import { Flag } from '../../../ui/values/Flag.tsx'
import { SearchSelect } from '../../../ui/controls/inputs/SearchSelect.tsx'
import { SportIcon } from '../../../ui/values/SportIcon.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { DialogForm, FormDialog } from './FormDialog.tsx'
import { useAnalyticsChoices } from './useAnalyticsChoices.ts'
import { clubWords, dialogWords } from './words.ts'

interface DialogProps {
  dialog: Dialog
  club: Club
}

/** Country, sport, teams and default analytics connector of the club (docs/product/account.md#your-profile). */
export function EditClubDialog({ club, dialog }: DialogProps) {
  return (
    <FormDialog title={clubWords.title} dialog={dialog}>
      <EditClubForm club={club} dialog={dialog} />
    </FormDialog>
  )
}

function EditClubForm({ club, dialog }: DialogProps) {
  const { tenant } = useUser()
  const { country, sport, teamIds, defaultAnalyticsConnectorId } = club.config
  const countries = useEndpoint(contract.system.countries, {}, { staleTime: Infinity })
  const sports = useEndpoint(contract.system.sports, {}, { staleTime: Infinity })
  const analytics = useAnalyticsChoices(tenant, defaultAnalyticsConnectorId)
  const form = useForm({
    mode: 'controlled',
    initialValues: { country: country?.cca2 ?? null, sport: sport?.id ?? null, teamIds, defaultAnalyticsConnectorId },
  })
  const update = useWrite(contract.club.update, {
    stale: [contract.club.get],
    store: (saved) => answerOf(contract.club.get, { params: { tenant } }, saved),
  })
  const save = useSubmit({
    form,
    dialog,
    send: (values: typeof form.values) =>
      update({ params: { tenant }, body: { ...values, teamIds: normalizeTags(values.teamIds) } }),
    success: dialogWords.saved,
  })
  // Until the lists are loaded, each field offers only its current value.
  const countryChoices = countries.data?.countries ?? (country ? [country] : [])
  const sportChoices = sports.data?.sports ?? (sport ? [sport] : [])
  /** The error at an input: its validation error, or why its choices are missing. */
  const inputProps = (name: keyof typeof form.values, failure?: Error | null) => {
    const props = form.getInputProps(name)
    return { ...props, error: props.error ?? failure?.message }
  }

  return (
    <DialogForm submitLabel={dialogWords.save} form={form} submission={save} dialog={dialog} browserValidates>
      <SearchSelect
        label={clubWords.country}
        placeholder={clubWords.countrySearch}
        data-autofocus
        openOnFocus={false}
        choices={countryChoices.map(({ cca2, name }) => ({
          value: cca2,
          label: name,
          icon: <Flag cca2={cca2} lazy />,
        }))}
        {...inputProps('country', countries.error)}
      />
      <SearchSelect
        label={clubWords.sport}
        placeholder={clubWords.sportSearch}
        openOnFocus={false}
        choices={sportChoices.map((one) => ({ value: one.id, label: one.name, icon: <SportIcon sport={one} /> }))}
        {...inputProps('sport', sports.error)}
      />
      <TagsInput
        label={clubWords.teams}
        description={clubWords.teamsHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...inputProps('teamIds')}
      />
      <SearchSelect
        label={clubWords.analytics}
        placeholder={analytics.placeholder}
        choices={analytics.choices}
        nothingFoundMessage={analytics.choices.length === 0 ? clubWords.noAnalytics : clubWords.notFound}
        {...inputProps('defaultAnalyticsConnectorId', analytics.error)}
      />
    </DialogForm>
  )
}

/** Trims the tags and removes empty ones and duplicates. */
const normalizeTags = (tags: readonly string[]) => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
]

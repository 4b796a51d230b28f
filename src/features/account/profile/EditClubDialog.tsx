import { Select, TagsInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { invalidate, setAnswer } from '../../../api/effects.ts'
import { useEndpoint } from '../../../api/query.ts'
import type { Club } from '../../../contract/club.ts'
import { contract } from '../../../contract/index.ts'
import { Flag } from '../../../ui/Flag.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { SportIcon } from '../../../ui/SportIcon.tsx'
import { DialogForm, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { useAnalyticsChoices } from './useAnalyticsChoices.ts'
import { useSending } from './useSending.ts'

type DialogProps = Omit<FormDialogProps, 'title'> & { club: Club }

/** Country, sport, teams and default analytics connector of the club (docs/product/account.md#your-profile). */
export function EditClubDialog({ club, ...props }: DialogProps) {
  return (
    <FormDialog title="Edit Club Profile" {...props}>
      <EditClubForm club={club} {...props} />
    </FormDialog>
  )
}

function EditClubForm({ club, opened, onClose }: DialogProps) {
  const { call, queryClient } = useApi()
  const { tenant } = useUser()
  const { country, sport, teamIds, defaultAnalyticsConnectorId } = club.config
  const countries = useEndpoint(contract.system.countries, {}, { staleTime: Infinity })
  const sports = useEndpoint(contract.system.sports, {}, { staleTime: Infinity })
  const analytics = useAnalyticsChoices(tenant, defaultAnalyticsConnectorId)
  const form = useForm({
    mode: 'controlled',
    initialValues: { country: country?.cca2 ?? null, sport: sport?.id ?? null, teamIds, defaultAnalyticsConnectorId },
  })
  const sending = useSending({ form, opened, onClose, done: 'Successfully completed' })

  // Until the lists are there, each field knows the one that is chosen.
  const countryChoices = countries.data?.countries ?? (country ? [country] : [])
  const sportChoices = sports.data?.sports ?? (sport ? [sport] : [])
  /** What stands at an input: what is wrong with its value, else why its choices are missing. */
  const inputProps = (name: keyof typeof form.values, failure?: Error | null) => {
    const props = form.getInputProps(name)
    return { ...props, error: props.error ?? failure?.message }
  }

  return (
    <DialogForm
      submitLabel="Save"
      sending={sending}
      onClose={onClose}
      onSubmit={form.onSubmit(
        (values) =>
          void sending.send(async () => {
            const saved = await call(contract.club.update, {
              params: { tenant },
              body: { ...values, teamIds: tidied(values.teamIds) },
            })
            setAnswer(queryClient, contract.club.get, { params: { tenant } }, saved)
            invalidate(queryClient, [contract.club.get])
          }),
        sending.focusFirst,
      )}
    >
      <SearchSelect
        label="Country"
        placeholder="Search for a country"
        data-autofocus
        openOnFocus={false}
        choices={countryChoices.map(({ cca2, name }) => ({ value: cca2, label: name, icon: <Flag cca2={cca2} /> }))}
        {...inputProps('country', countries.error)}
      />
      <SearchSelect
        label="Sport"
        placeholder="Search for a sport"
        openOnFocus={false}
        choices={sportChoices.map((one) => ({ value: one.id, label: one.name, icon: <SportIcon sport={one} /> }))}
        {...inputProps('sport', sports.error)}
      />
      <TagsInput
        label="Teams"
        description="Press Enter after each team."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...inputProps('teamIds')}
      />
      <Select
        label="Default analytics connector"
        placeholder={analytics.placeholder}
        clearable
        data={analytics.choices}
        clearButtonProps={{ 'aria-label': 'Clear' }}
        {...inputProps('defaultAnalyticsConnectorId', analytics.error)}
      />
    </DialogForm>
  )
}

/** Tags as they are meant: without spaces around them, none empty and none twice. */
const tidied = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]

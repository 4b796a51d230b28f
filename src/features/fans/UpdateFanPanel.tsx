import { Autocomplete, Button, Checkbox, Drawer, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { setAnswer } from '../../api/effects.ts'
import { ApiError } from '../../api/errors.ts'
import { useEndpoint } from '../../api/query.ts'
import { useAction } from '../../api/useAction.ts'
import type { FanProfile } from '../../contract/fanProfiles.ts'
import type { FanUpdate } from '../../contract/fans.ts'
import { Gender } from '../../contract/person.ts'
import { contract } from '../../contract/index.ts'
import { Banner, type BannerMessage } from '../../ui/Banner.tsx'
import { toast } from '../../ui/toast.ts'

const { get, list, update } = contract.fanProfiles
const textFields = ['lastName', 'birthDay', 'address', 'zipCode', 'city', 'country', 'phone', 'membership'] as const

type Values = Record<'firstName' | (typeof textFields)[number], string> & {
  gender: Gender | null
} & Pick<FanProfile, 'acceptsPrivacyPolicy' | 'acceptsCommercialInfo' | 'acceptsCommercialPartners'>

/** The side panel in which a fan's profile is edited; the e-mail stays as it is (readings 3.7). */
export function UpdateFanPanel({ fan, opened, onClose }: { fan: FanProfile; opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={440}
      title="Update Fan Profile"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <UpdateFanForm fan={fan} onClose={onClose} />
    </Drawer>
  )
}

function UpdateFanForm({ fan, onClose }: { fan: FanProfile; onClose: () => void }) {
  const { tenant } = useUser()
  const { queryClient } = useApi()
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const countries = useEndpoint(contract.system.countries, {}, { staleTime: Infinity })
  // What the panel was opened with: the profile itself may be fetched again while somebody types.
  const [before] = useState(() => valuesOf(fan))
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: before })
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  const save = useAction(update, {
    stale: [list],
    onSuccess(saved) {
      setAnswer(queryClient, get, { params: { tenant, id: fan.id } }, saved)
      toast('success', 'Fan updated successfully')
      onClose()
    },
    onError(error) {
      // Who has closed the panel meanwhile is told all the same.
      if (!alive.current) return toast('error', error.message)
      setBanner({ kind: 'error', text: error.message })
      if (error instanceof ApiError) form.setErrors(error.fields)
    },
  })
  const text = (name: 'firstName' | (typeof textFields)[number], label: string) => (
    <TextInput label={label} key={form.key(name)} {...form.getInputProps(name)} />
  )
  const flag = (
    name: 'acceptsPrivacyPolicy' | 'acceptsCommercialInfo' | 'acceptsCommercialPartners',
    label: string,
  ) => <Checkbox label={label} key={form.key(name)} {...form.getInputProps(name, { type: 'checkbox' })} />

  return (
    <form
      onSubmit={form.onSubmit((values) =>
        save.mutate({ params: { tenant, id: fan.id }, body: changesOf(before, values) }),
      )}
    >
      <Banner message={banner} onClear={() => setBanner(null)} />
      <Stack gap="md">
        {text('firstName', 'First name')}
        {text('lastName', 'Last name')}
        <Select
          label="Gender"
          data={Gender.options}
          clearable
          comboboxProps={{ withinPortal: false }}
          key={form.key('gender')}
          {...form.getInputProps('gender')}
        />
        <TextInput type="date" label="Birthday" key={form.key('birthDay')} {...form.getInputProps('birthDay')} />
        {text('phone', 'Phone')}
        {text('address', 'Street')}
        <Group grow>
          {text('zipCode', 'Zip code')}
          {text('city', 'City')}
        </Group>
        <Autocomplete
          label="Country"
          data={countries.data?.countries.map(({ name }) => name) ?? []}
          limit={8}
          comboboxProps={{ withinPortal: false }}
          key={form.key('country')}
          {...form.getInputProps('country')}
        />
        {text('membership', 'Membership')}
        {flag('acceptsPrivacyPolicy', 'Accepts the privacy policy')}
        {flag('acceptsCommercialInfo', 'Accepts commercial information')}
        {flag('acceptsCommercialPartners', 'Accepts commercial partners')}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function valuesOf(fan: FanProfile): Values {
  const { firstName, gender, acceptsPrivacyPolicy, acceptsCommercialInfo, acceptsCommercialPartners } = fan
  const texts = Object.fromEntries(textFields.map((name) => [name, fan[name] ?? ''])) as Record<
    (typeof textFields)[number],
    string
  >
  return { ...texts, firstName, gender, acceptsPrivacyPolicy, acceptsCommercialInfo, acceptsCommercialPartners }
}

/** Only what was changed is sent, so that what others have changed meanwhile stays; an emptied field is cleared: null on the wire. */
function changesOf(before: Values, values: Values): FanUpdate {
  const changed = Object.entries(values).filter(([name, value]) => value !== before[name as keyof Values])
  return Object.fromEntries(changed.map(([name, value]) => [name, value === '' && name !== 'firstName' ? null : value]))
}

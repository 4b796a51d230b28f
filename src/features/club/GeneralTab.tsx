import { Anchor, Button, Skeleton, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/ApiProvider.tsx'
import { invalidate, setAnswer } from '../../api/effects.ts'
import { ApiError, errorMessage } from '../../api/errors.ts'
import type { Club } from '../../contract/club.ts'
import { contract } from '../../contract/index.ts'
import { paths } from '../../paths.ts'
import { Banner, type BannerMessage } from '../../ui/Banner.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorView } from '../../ui/ErrorView.tsx'
import { toast } from '../../ui/toast.ts'
import { useBusy } from '../../ui/useBusy.ts'
import { useAlive } from '../../ui/useAlive.ts'
import classes from './GeneralTab.module.css'

const { get, update } = contract.club

/** Name and description of the club (docs/product/club.md#general). */
export function GeneralTab({ club, error }: { club: Club | null; error: Error | null }) {
  if (!club && error) return <ErrorView message={error.message} />
  return (
    <Card title="Club profile">
      {club ? <GeneralForm key={club.id} club={club} /> : <LoadingForm />}
      <p className={classes.more}>
        Sport, country and teams are set in{' '}
        <Anchor component={Link} to={paths.yourProfile()} size="xs" underline="always">
          Your Profile
        </Anchor>
        .
      </p>
    </Card>
  )
}

function GeneralForm({ club }: { club: Club }) {
  const { call, queryClient } = useApi()
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const { busy, run } = useBusy()
  const alive = useAlive()
  const form = useForm<Values>({ initialValues: valuesOf(club) })

  // The club may be fetched again, and may be another's work by then: what nobody has begun to edit follows.
  const follow = useEffectEvent((fresh: Values) => {
    if (form.isDirty()) return
    form.setValues(fresh)
    form.resetDirty(fresh)
  })
  useEffect(() => follow(valuesOf(club)), [club])

  const handleSubmit = (values: Values) =>
    run(async () => {
      setBanner(null)
      const input = { params: { tenant: club.id } }
      const { name, description } = values
      try {
        // The form sends the settings too, as they are (docs/contract.md#club-update).
        const body = { name, description: description === '' ? null : description, config: club.config }
        const saved = await call(update, { ...input, body })
        form.resetDirty(values)
        setAnswer(queryClient, get, input, saved)
        invalidate(queryClient, [get])
        toast('success', 'Successfully completed')
      } catch (error) {
        const text = errorMessage(error)
        // Who has left the tab meanwhile is told all the same.
        if (!alive.current) return toast('error', text)
        setBanner({ kind: 'error', text })
        if (!(error instanceof ApiError)) return
        form.setErrors(error.fields)
        const [first] = Object.keys(error.fields)
        if (first !== undefined) form.getInputNode(first)?.focus()
      }
    })

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void handleSubmit(values))}>
      <Banner message={banner} onClear={() => setBanner(null)} />
      <Stack gap="md">
        <TextInput label="Name" autoComplete="off" {...form.getInputProps('name')} />
        <Textarea label="Description" rows={4} resize="vertical" {...form.getInputProps('description')} />
        <Button type="submit" loading={busy} className={classes.save} onClick={ignoreSecondClick}>
          Save
        </Button>
      </Stack>
    </form>
  )
}

/** A double click asks once, however soon the answer to its first click is there: unlike a dialog, the form stays. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

/** The form's shape while the club comes. */
function LoadingForm() {
  return (
    <Stack gap="md" aria-busy="true">
      <div>
        <Skeleton height={12} width={48} mt={4} mb={10} />
        <Skeleton height={36} />
      </div>
      <div>
        <Skeleton height={12} width={88} mt={4} mb={10} />
        <Skeleton height={92} />
      </div>
      <Skeleton height={36} width={71} />
    </Stack>
  )
}

interface Values {
  name: string
  description: string
}

const valuesOf = ({ name, description }: Club): Values => ({ name, description: description ?? '' })

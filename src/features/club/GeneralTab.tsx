import { useAdminOnly } from '../../domain/club/useAdminOnly.ts'
import { RefusableButton } from '../../ui/controls/buttons/RefusableButton.tsx'
import { Skeleton, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent } from 'react'
import { answerOf } from '../../api/cache.ts'
import { useWrite } from '../../api/useWrite.ts'
import type { Club } from '../../contract/club.ts'
import { contract } from '../../contract/index.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { ErrorView } from '../../ui/feedback/states/ErrorView.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { SubmitButton } from '../../ui/Form/SubmitButton.tsx'
import { useSubmit } from '../../ui/Form/useSubmit.ts'
import { useUnsavedForm } from '../../ui/leaving/useUnsaved.ts'
import { ClubFactsCard } from './ClubFactsCard.tsx'
import { generalWords } from './words.ts'
import cards from './cards.module.css'
import classes from './GeneralTab.module.css'

const { get, update } = contract.club

/** Name and description of the club, and what is set elsewhere (docs/product/club.md#general). */
export function GeneralTab({ club, error }: { club: Club | null; error: Error | null }) {
  if (!club && error) return <ErrorView message={error.message} />
  return (
    <div className={cards.cards}>
      <Card title={generalWords.title}>{club ? <GeneralForm key={club.id} club={club} /> : <LoadingForm />}</Card>
      <ClubFactsCard config={club?.config ?? null} />
    </div>
  )
}

function GeneralForm({ club }: { club: Club }) {
  const form = useForm<Values>({ initialValues: valuesOf(club) })

  // A refetch may bring changes of other users. The form takes them over, unless the user has begun to edit it.
  const syncValues = useEffectEvent((fresh: Values) => {
    if (form.isDirty()) return
    form.setValues(fresh)
    form.resetDirty(fresh)
  })
  useEffect(() => syncValues(valuesOf(club)), [club])

  const params = { tenant: club.id }
  const write = useWrite(update, { stale: [get], store: (saved) => answerOf(get, { params }, saved) })
  const save = useSubmit({
    form,
    // The unchanged settings are sent too (docs/contract.md#club-update).
    send: ({ name, description }: Values) =>
      write({ params, body: { name: name.trim(), description: description.trim() || null, config: club.config } }),
    success: generalWords.saved,
    onDone: (_saved, values) => form.resetDirty(values),
  })
  useUnsavedForm(form)
  const refusal = useAdminOnly('club')
  const readOnly = refusal !== null

  return (
    <Form form={form} submission={save}>
      <Stack gap="md">
        <TextInput label={generalWords.name} autoComplete="off" readOnly={readOnly} {...form.getInputProps('name')} />
        <Textarea
          label={generalWords.description}
          rows={4}
          resize="vertical"
          readOnly={readOnly}
          {...form.getInputProps('description')}
        />
        {refusal === null ? (
          <SubmitButton className={classes.save}>{generalWords.save}</SubmitButton>
        ) : (
          <RefusableButton type="submit" refusal={refusal} className={classes.save ?? ''}>
            {generalWords.save}
          </RefusableButton>
        )}
      </Stack>
    </Form>
  )
}

/** The form's skeleton while the club is loading. */
function LoadingForm() {
  return (
    <Stack gap="md" aria-busy="true">
      <div>
        <Skeleton height={12} width={48} mt={4} mb={11} />
        <Skeleton height={36} />
      </div>
      <div>
        <Skeleton height={12} width={88} mt={4} mb={11} />
        <div className={classes.area}>
          <Skeleton height="100%" />
        </div>
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

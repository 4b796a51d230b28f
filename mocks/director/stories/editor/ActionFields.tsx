import { BillingPlan } from '../../../../src/contract/fields/user.ts'
import { endpoints } from '../../../../src/contract/index.ts'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import type { Action, CallAction, Person } from '../script/story.ts'
import { Field, SelectField, WrittenField } from './Field.tsx'
import { inputFields, withWritten, writtenValue } from './inputFields.ts'
import { actionWords as words } from './words.ts'
import classes from './StoryEditor.module.css'

interface ActionsFieldsProps {
  actions: readonly Action[]
  onChange(actions: Action[]): void
}

const newCall: CallAction = { call: 'segments.create', by: 'admin' }
const plans = BillingPlan.exclude(['none']).options

/** What the ghost colleague does in a step: its calls, with the fields of each, and payments. */
export function ActionsFields({ actions, onChange }: ActionsFieldsProps) {
  return (
    <>
      {actions.map((action, place) => {
        const title = 'pay' in action ? words.payment(place + 1) : words.title(place + 1)
        const set = (changed: Action) => onChange(actions.with(place, changed))
        return (
          // Actions have no ids. Another operation has other fields.
          <fieldset key={`${place} ${'pay' in action ? 'pay' : action.call}`} className={classes.step}>
            <legend>{title}</legend>
            {'pay' in action ? (
              <>
                <SelectField
                  label={words.plan}
                  value={action.pay}
                  groups={{ '': plans.map((plan) => [plan, plan]) }}
                  onChange={(plan) => set({ ...action, pay: plans.find((each) => each === plan) ?? action.pay })}
                />
                <Field label={words.club} value={action.club} onChange={(club) => set({ ...action, club })} />
              </>
            ) : (
              <CallFields action={action} onChange={set} />
            )}
            <div className={classes.stepTools}>
              <DirectorButton
                look="link"
                aria-label={words.removeAction(title)}
                onClick={() => onChange(actions.toSpliced(place, 1))}
              >
                {words.remove}
              </DirectorButton>
            </div>
          </fieldset>
        )
      })}
      {actions.length > 0 && <p className={classes.acts}>{words.hint}</p>}
      <div className={classes.stepTools}>
        <DirectorButton look="link" onClick={() => onChange([...actions, newCall])}>
          {words.add}
        </DirectorButton>
        <DirectorButton look="link" onClick={() => onChange([...actions, { pay: 'standard', club: '{{club.id}}' }])}>
          {words.addPayment}
        </DirectorButton>
      </div>
    </>
  )
}

/** Every operation of the contract but the stream, by its area. */
const operations = Object.groupBy(
  endpoints
    .filter(({ id }) => id !== 'system.sse')
    .map(({ id, action }) => [id, words.operationOf(action, id)] as const),
  ([id]) => id.split('.')[0] ?? '',
  // The library's type says that a group may be missing; those that are there all have operations.
) as Record<string, (readonly [string, string])[]>

function CallFields({ action, onChange }: { action: CallAction; onChange(action: CallAction): void }) {
  const endpoint = endpoints.find(({ id }) => id === action.call)
  const setText = (name: 'bearer' | 'file' | 'keep') => (text: string) => {
    const { [name]: _before, ...rest } = action
    onChange(text === '' ? rest : { ...rest, [name]: text })
  }
  return (
    <>
      <SelectField
        label={words.operation}
        value={action.call}
        groups={operations}
        onChange={(call) => onChange({ call, by: action.by, ...(action.keep !== undefined && { keep: action.keep }) })}
      />
      <PersonFields person={action.by} onChange={(by) => onChange({ ...action, by })} />
      {(endpoint?.auth === 'link' || action.bearer !== undefined) && (
        <Field label={words.bearer} value={action.bearer ?? ''} onChange={setText('bearer')} />
      )}
      {endpoint &&
        inputFields(endpoint).map((field) => (
          <WrittenField
            key={`${field.place} ${field.path.join('.')}`}
            label={field.label}
            value={writtenValue(action, field)}
            choices={field.choices}
            numeric={field.kind === 'number'}
            lines={field.kind === 'json' ? 4 : 1}
            {...(field.hint !== '' && { hint: field.hint })}
            onChange={(text) => onChange(withWritten(action, field, text))}
          />
        ))}
      {endpoint?.upload && <Field label={words.file} value={action.file ?? ''} lines={4} onChange={setText('file')} />}
      <Field label={words.keep} hint={words.keepHint} value={action.keep ?? ''} onChange={setText('keep')} />
    </>
  )
}

const OTHER = 'other'

function PersonFields({ person, onChange }: { person: Person; onChange(person: Person): void }) {
  const known = (['admin', 'user', 'nobody'] as const).find((each) => each === person)
  return (
    <>
      <SelectField
        label={words.by}
        value={known ?? OTHER}
        groups={{ '': [...Object.entries(words.people), [OTHER, words.other]] }}
        onChange={(chosen) =>
          onChange(
            (['admin', 'user', 'nobody'] as const).find((each) => each === chosen) ?? {
              email: '{{user.email}}',
              password: 'touchline',
            },
          )
        }
      />
      {typeof person === 'object' && (
        <div className={classes.pair}>
          <Field label={words.email} value={person.email} onChange={(email) => onChange({ ...person, email })} />
          <Field
            label={words.password}
            value={person.password}
            onChange={(password) => onChange({ ...person, password })}
          />
        </div>
      )}
    </>
  )
}

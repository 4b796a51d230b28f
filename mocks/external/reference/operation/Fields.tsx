import { useState } from 'react'
import { resolve, type Reference, type Schema } from '../document/reference.ts'
import { boundsText, typeText } from '../document/typeText.ts'
import { operationWords as words } from '../words.ts'
import classes from './Fields.module.css'
import { Markdown } from './Markdown.tsx'

interface FieldsProps {
  schema: Schema
  schemas: Reference['schemas']
}

/**
 * The schema that holds the fields of a value: of a list its items, of a map its values, of a text what is written in
 * it.
 */
function inner(schema: Schema, schemas: Reference['schemas']): Schema {
  const own = resolve(schema, schemas)
  if (own.contentSchema) return inner(own.contentSchema, schemas)
  if (own.items) return inner(own.items, schemas)
  if (typeof own.additionalProperties === 'object' && !own.properties) return inner(own.additionalProperties, schemas)
  return own
}

const hasFields = ({ properties, oneOf, anyOf }: Schema) =>
  Object.keys(properties ?? {}).length > 0 || (oneOf ?? anyOf ?? []).some(({ $ref, properties: own }) => $ref ?? own)

/** The fields of a schema; those of a field that has its own unfold. A choice lists its alternatives. */
export function Fields({ schema, schemas }: FieldsProps) {
  const { properties = {}, required = [], oneOf, anyOf } = inner(schema, schemas)
  // Alternatives of an object with fields of its own only say what these may be.
  const choice = Object.keys(properties).length > 0 ? undefined : (oneOf ?? anyOf)
  if (choice)
    return (
      <ul className={classes.list}>
        {choice.map((option, at) => (
          <li key={option.$ref ?? at} className={classes.field}>
            <span className={classes.type}>{typeText(option)}</span>
            <More schema={option} schemas={schemas} label={typeText(option)} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className={classes.list}>
      {Object.entries(properties).map(([name, field]) => (
        <li key={name} className={classes.field}>
          <Field name={name} schema={field} required={required.includes(name)} schemas={schemas} />
        </li>
      ))}
    </ul>
  )
}

interface FieldProps extends FieldsProps {
  name: string
  required: boolean
  description?: string
}

/** One field or parameter: its name, type and bounds, what it is, and its own fields. */
export function Field({ name, schema, schemas, required, description }: FieldProps) {
  const about = description ?? schema.description ?? resolve(schema, schemas).description
  const bounds = boundsText(schema)
  return (
    <>
      <div className={classes.head}>
        <code className={classes.name}>{name}</code>
        <span className={classes.type}>{typeText(schema)}</span>
        {required && <span className={classes.required}>{words.required}</span>}
      </div>
      {about && (
        <div className={classes.about}>
          <Markdown text={about} />
        </div>
      )}
      {bounds && <p className={classes.bounds}>{bounds}</p>}
      <More schema={schema} schemas={schemas} label={name} />
    </>
  )
}

/** The fields of a field, rendered once they are unfolded: schemas may contain each other. */
function More({ schema, schemas, label }: FieldsProps & { label: string }) {
  const [open, setOpen] = useState(false)
  if (!hasFields(inner(schema, schemas))) return null
  return (
    <details className={classes.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.fields} <span className={classes.of}>{label}</span>
      </summary>
      {open && <Fields schema={schema} schemas={schemas} />}
    </details>
  )
}

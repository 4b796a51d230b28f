import { IconTrash } from '@tabler/icons-react'
import type { Provider } from '../../../../src/contract/fields/providers.ts'
import { providers } from '../../../../src/contract/fields/providerList.ts'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { providersOf, singleTypes } from './clubDraft.ts'
import { Field, TextInputField, useClubForm } from './Field.tsx'
import { fieldWords, goodsWords, systemWords } from './words.ts'
import classes from './ClubForm.module.css'

/** The place, the people and the teams of a club. */
export function PlaceFields() {
  const { defaults, draft, set } = useClubForm()
  return (
    <>
      <TextInputField
        label={fieldWords.shortName}
        field="shortName"
        placeholder={defaults.shortName}
        help={fieldWords.shortNameHelp}
      />
      <div className={classes.pair}>
        <TextInputField label={fieldWords.city} field="city" placeholder={defaults.city} />
        <TextInputField label={fieldWords.ground} field="stadium" placeholder={defaults.stadium} />
      </div>
      <div className={classes.pair}>
        <TextInputField
          label={fieldWords.firstName}
          field="firstName"
          path="admin.firstName"
          placeholder={defaults.admin.firstName}
          help={fieldWords.firstNameHelp}
        />
        <TextInputField
          label={fieldWords.lastName}
          field="lastName"
          path="admin.lastName"
          placeholder={defaults.admin.lastName}
        />
      </div>
      <Field label={fieldWords.teams} path="teams" help={fieldWords.teamsHelp}>
        {(input) => (
          <textarea
            {...input}
            className={classes.input}
            rows={4}
            value={draft.teams}
            placeholder={defaults.teams.join('\n')}
            onChange={({ currentTarget }) => set({ teams: currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}

/** The systems that a club has connected: one of each type, several for marketing. */
export function SystemFields() {
  const { draft, defaults, set } = useClubForm()
  const usualOf = (type: string) => defaults.connectors.find((name) => providers[name].type === type)
  const marketing = draft.marketing ?? defaults.connectors.filter((name) => providers[name].type === 'marketing')
  const toggle = (name: Provider, on: boolean) =>
    set({ marketing: on ? [...marketing, name] : marketing.filter((each) => each !== name) })
  return (
    <>
      <div className={classes.pair}>
        {singleTypes.map((type) => {
          const usual = draft.systems[type] === '' ? usualOf(type) : undefined
          return (
            <Field key={type} label={systemWords[type]} path={`connectors.${type}`}>
              {(input) => (
                <select
                  {...input}
                  className={classes.input}
                  value={draft.systems[type] || (usual ?? 'none')}
                  onChange={({ currentTarget }) => set({ systems: { ...draft.systems, [type]: currentTarget.value } })}
                >
                  <option value="none">{systemWords.none}</option>
                  {providersOf(type).map((name) => (
                    <option key={name} value={name}>
                      {providers[name].name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )
        })}
      </div>
      <div className={classes.field} role="group" aria-label={systemWords.marketing}>
        <span className={classes.label}>{systemWords.marketing}</span>
        <div className={classes.checks}>
          {providersOf('marketing').map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={marketing.includes(name)}
                onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
              />
              {providers[name].name}
            </label>
          ))}
        </div>
      </div>
    </>
  )
}

/** The goods of the shop, with prices in the currency of the country. */
export function GoodsFields() {
  const { draft, set } = useClubForm()
  const { products } = draft
  const change = (index: number, part: Partial<(typeof products)[number]>) =>
    set({ products: products.map((product, at) => (at === index ? { ...product, ...part } : product)) })
  return (
    <>
      {products.map((product, index) => (
        // Products have no id, and are only added at the end.
        <div key={index} className={classes.product}>
          <Field label={goodsWords.product(index + 1)} path={`products.${index}.name`}>
            {(input) => (
              <input
                {...input}
                type="text"
                className={classes.input}
                value={product.name}
                autoComplete="off"
                onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
              />
            )}
          </Field>
          <Field label={goodsWords.price} path={`products.${index}.price`}>
            {(input) => (
              <input
                {...input}
                type="text"
                inputMode="decimal"
                className={classes.input}
                value={product.price}
                placeholder="19.90"
                autoComplete="off"
                onChange={({ currentTarget }) => change(index, { price: currentTarget.value })}
              />
            )}
          </Field>
          <button
            type="button"
            className={classes.remove}
            aria-label={goodsWords.remove(index + 1)}
            onClick={() => set({ products: products.filter((_, at) => at !== index) })}
          >
            <IconTrash size={16} stroke={1.8} aria-hidden="true" />
          </button>
        </div>
      ))}
      <div className={classes.addProduct}>
        <DirectorButton onClick={() => set({ products: [...products, { name: '', price: '' }] })}>
          {goodsWords.add}
        </DirectorButton>
        <span className={classes.help}>{products.length === 0 ? goodsWords.none : goodsWords.some}</span>
      </div>
    </>
  )
}

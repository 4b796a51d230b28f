import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import type { Connector } from '../../../contract/connectors.ts'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { useFanSync } from '../../../domain/people/useFanSync.ts'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/controls/buttons/BusyButton.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { StateBadge } from '../../../ui/feedback/states/StateBadge.tsx'
import type { FirstSteps as Steps } from './useFirstSteps.ts'
import { stepWords } from '../words.ts'
import classes from './FirstSteps.module.css'

/** Providers that clubs often begin with. */
const EXAMPLES = ['SHOPIFY', 'ONEBOX', 'FANGOOGLESHEETS', 'MAILCHIMP']

/** The three steps of a club that has just signed up. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const done = [steps.hasPlan, steps.hasSource, steps.hasFans]
  const current = done.indexOf(false)
  return (
    <section aria-label={stepWords.title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{stepWords.title}</h2>
        <span className={classes.count}>{stepWords.count(done.filter(Boolean).length)}</span>
      </header>
      <ol className={classes.steps}>
        <PlanStep done={steps.hasPlan} current={current === 0} />
        <SourceStep steps={steps} current={current === 1} />
        <SyncStep steps={steps} current={current === 2} />
      </ol>
    </section>
  )
}

function PlanStep({ done, current }: { done: boolean; current: boolean }) {
  const { billingPlan } = useUser()
  const plan = billingPlan.charAt(0).toUpperCase() + billingPlan.slice(1)
  return (
    <Step
      number={1}
      done={done}
      current={current}
      title={stepWords.plan.title}
      text={done && billingPlan !== 'none' ? stepWords.plan.done(plan) : stepWords.plan.text}
    >
      {done ? (
        <Link to={paths.billing()}>{stepWords.plan.see}</Link>
      ) : (
        <Button component={Link} to={paths.billing()}>
          {stepWords.plan.action}
        </Button>
      )}
    </Step>
  )
}

function SourceStep({ steps: { hasPlan, hasSource, connectors }, current }: { steps: Steps; current: boolean }) {
  const [first] = connectors
  return (
    <Step
      number={2}
      done={hasSource}
      current={current}
      title={stepWords.source.title}
      text={
        hasSource
          ? stepWords.source.done(connectors.filter(hasSynced).map(nameOf))
          : first
            ? firstSyncOf(first)
            : stepWords.source.text
      }
    >
      {hasSource ? (
        <Link to={paths.connectors()}>{stepWords.source.see}</Link>
      ) : first ? (
        <>
          <StateBadge state={first.state} />
          <Link to={paths.connectorSetup(first.id)}>{stepWords.source.open(nameOf(first))}</Link>
        </>
      ) : (
        <>
          <StepButton disabled={!hasPlan} to={paths.newConnector()}>
            {stepWords.source.action}
          </StepButton>
          {hasPlan ? (
            <span className={classes.logos}>
              {EXAMPLES.map((provider) => (
                <ProviderLogo key={provider} provider={provider} size={28} />
              ))}
            </span>
          ) : (
            <span className={classes.waits}>{stepWords.waits(1)}</span>
          )}
        </>
      )}
    </Step>
  )
}

function SyncStep({ steps: { hasSource, sync, hasFans }, current }: { steps: Steps; current: boolean }) {
  const { submit, busy } = useSubmit({ send: useFanSync(), failureAs: 'toast' })
  const syncing = sync.status === 'SYNCING'
  return (
    <Step number={3} done={hasFans} current={current} title={stepWords.sync.title} text={stepWords.sync.text}>
      {hasFans ? (
        <Link to={paths.fans()}>{stepWords.sync.see}</Link>
      ) : syncing ? (
        <StateBadge state="SYNCING" />
      ) : (
        <>
          <BusyButton disabled={!hasSource} busy={busy} onClick={() => submit()}>
            {stepWords.sync.action}
          </BusyButton>
          {!hasSource && <span className={classes.waits}>{stepWords.waits(2)}</span>}
        </>
      )}
    </Step>
  )
}

/** A link that looks like a button; a button without a link while it cannot be followed. */
function StepButton({ disabled, to, children }: { disabled: boolean; to: string; children: string }) {
  if (disabled) return <Button disabled>{children}</Button>
  return (
    <Button component={Link} to={to}>
      {children}
    </Button>
  )
}

interface StepProps {
  number: number
  done: boolean
  current: boolean
  title: string
  text: string
  /** What can be done, at the foot. */
  children: ReactNode
}

function Step({ number, done, current, title, text, children }: StepProps) {
  return (
    <li className={classes.step} data-current={current || undefined} aria-current={current ? 'step' : undefined}>
      <span className={classes.sign} data-done={done || undefined}>
        {done ? <IconCheck size={16} stroke={2.4} aria-label={stepWords.done} role="img" /> : number}
      </span>
      <h3 className={classes.name}>{title}</h3>
      <p className={classes.text}>{text}</p>
      <div className={classes.foot}>{children}</div>
    </li>
  )
}

const hasSynced = ({ lastSync }: Connector) => lastSync !== null
const nameOf = ({ name, metadata }: Connector) => name || metadata.name

/** The progress of the first sync of the first source. */
function firstSyncOf(connector: Connector): string {
  if (connector.state === 'FAILED') return stepWords.source.failed(nameOf(connector))
  if (!connector.config.enabled) return stepWords.source.disabled(nameOf(connector))
  return stepWords.source.syncing(nameOf(connector))
}

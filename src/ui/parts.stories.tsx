import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Banner } from './feedback/Banner.tsx'
import { Delta } from './values/Delta.tsx'
import { Flag } from './values/Flag.tsx'
import { FullScreenLoader } from './feedback/FullScreenLoader.tsx'
import { Brand, Mark } from './brand/Mark.tsx'
import { PageHead } from './layout/PageHead.tsx'
import { SchemeSwitch } from './controls/SchemeSwitch.tsx'
import { StateBadge } from './feedback/StateBadge.tsx'
import { ScoreRing } from './values/ScoreRing.tsx'
import { DateText, Value } from './values/values.tsx'

/** The small components of `ui/`, grouped on sheets. */
const meta = { title: 'Components/Small parts', parameters: { page: true } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', marginBottom: 24 }}>{children}</div>
)

export const Marks: Story = {
  render: () => (
    <Row>
      <Mark size={64} />
      <Mark size={32} />
      <Mark size={16} />
      <Brand />
      <Brand large />
      <SchemeSwitch />
    </Row>
  ),
}

export const Values: Story = {
  render: () => (
    <>
      <Row>
        {[12.34, 0.04, 0, -3.81, 1234.5, null].map((percent) => (
          <Delta key={percent} percent={percent} />
        ))}
      </Row>
      <Row>
        {[12, 59, 60, 79, 80, 89, 90, 100, 0, null].map((score) => (
          <span key={score}>
            {score ?? 'none'} <ScoreRing score={score} />
          </span>
        ))}
      </Row>
      <Row>
        <DateText iso="2026-01-05" />
        <DateText iso="2026-01-15T09:30:00.000Z" withTime />
        <DateText iso={null} />
        <Value>{null}</Value>
      </Row>
      <Row>
        {['GB', 'PT', 'IE', 'JP', 'CH', 'ZZ'].map((cca2) => (
          <span key={cca2}>
            <Flag cca2={cca2} /> {cca2}
          </span>
        ))}
      </Row>
    </>
  ),
}

export const States: Story = {
  render: () => (
    <Row>
      {['SYNCED', 'SYNCING', 'FAILED', 'DISABLED', 'REMOVING', 'RESETTING', 'WAITING', 'UNHEARD_OF'].map((state) => (
        <StateBadge key={state} state={state} />
      ))}
    </Row>
  ),
}

const stay = () => {}
export const Banners: Story = {
  render: () => (
    <>
      <Banner message={{ kind: 'error', text: 'Invalid email or password' }} onClear={stay} />
      <Banner message={{ kind: 'success', text: 'Password reset successfully' }} onClear={stay} />
      <Banner message={{ kind: 'error', text: 'averylongword'.repeat(30) }} onClear={stay} />
    </>
  ),
}

export const Heads: Story = {
  tags: ['phone'],
  render: () => (
    <PageHead
      title={'A name of two hundred letters '.repeat(7)}
      meta={<span>beside it</span>}
      actions={<SchemeSwitch />}
    />
  ),
}

export const Loader: Story = { render: () => <FullScreenLoader /> }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { onDirector } from '../../../tests/support/director/DirectorStory.tsx'
import { DirectorButton } from './actions/DirectorButton.tsx'
import { IconButton } from './actions/IconButton.tsx'
import { Question } from './actions/Question.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { Dot } from './Dot.tsx'
import { Group } from './Group.tsx'
import { Problem } from './Problem.tsx'
import { Switch } from './Switch.tsx'
import { Waiting } from './Waiting.tsx'
import classes from './parts.module.css'

const speeds = [
  { value: 'slow', title: 'Slow', note: 'A second each' },
  { value: 'direct', title: 'Direct', note: 'As fast as it can' },
]

function Parts() {
  const [speed, setSpeed] = useState('direct')
  const [isOn, setIsOn] = useState(true)
  return (
    <>
      <Group title="Buttons">
        <div className={classes.question}>
          <DirectorButton look="primary">Save</DirectorButton>
          <DirectorButton>Restore</DirectorButton>
          <DirectorButton busy>Restore</DirectorButton>
          <DirectorButton disabled>Restore</DirectorButton>
          <DirectorButton look="link">Undo</DirectorButton>
          <IconButton icon={IconTrash} label="Delete “Before the call”" title="Delete" onClick={() => {}} />
        </div>
      </Group>
      <Group title="Choices" aside={<Switch label="Faults" checked={isOn} onChange={() => setIsOn(!isOn)} />}>
        <ChoiceList label="Speed" choices={speeds} value={speed} onChange={setSpeed} />
      </Group>
      <Group title="A question" aside={<Dot tone="recording" label="A story is being recorded" />}>
        <Question text="Delete “Before the call”?" yes="Delete" no="Keep" onYes={() => {}} onNo={() => {}} />
      </Group>
      <Group title="A problem" aside={<Dot tone="warning" label="1 fault is on" />}>
        <Problem title="The club was not loaded" text="Everything is as it was." action="Try again" />
      </Group>
      <Waiting rows={2} />
    </>
  )
}

const meta = {
  title: 'Demo/Director/Parts',
  component: Parts,
  decorators: [onDirector],
} satisfies Meta<typeof Parts>
export default meta

/** What the sections of the director are made of. */
export const Default: StoryObj<typeof meta> = { tags: ['phone'] }

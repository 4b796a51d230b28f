import {
  IconBallAmericanFootball,
  IconBallBaseball,
  IconBallBasketball,
  IconBallFootball,
  IconBallTennis,
  IconBallVolleyball,
  IconBike,
  IconCricket,
  IconDeviceGamepad2,
  IconPlayHandball,
  IconRugby,
  IconRun,
  IconSwimming,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import classes from './SportIcon.module.css'
import { WireDrawing } from './WireDrawing.tsx'

interface IconProps {
  size: number
  stroke: number
}

const icons: Record<string, ComponentType<IconProps>> = {
  football: IconBallFootball,
  basketball: IconBallBasketball,
  handball: IconPlayHandball,
  hockey: HockeyIcon,
  'ice-hockey': IceHockeyIcon,
  rugby: IconRugby,
  'american-football': IconBallAmericanFootball,
  baseball: IconBallBaseball,
  cricket: IconCricket,
  volleyball: IconBallVolleyball,
  tennis: IconBallTennis,
  athletics: IconRun,
  cycling: IconBike,
  swimming: IconSwimming,
  esports: IconDeviceGamepad2,
}

/**
 * The line drawing of a sport, or what the server names for an unknown one (docs/contract.md#drawings). It is hidden from
 * screen readers, because the name of the sport is beside it.
 */
export function SportIcon({ sport, size = 20 }: { sport: { id: string; icon: string }; size?: number }) {
  const Icon = Object.hasOwn(icons, sport.id) ? icons[sport.id] : undefined
  return (
    <span className={classes.icon} style={{ width: size, height: size, fontSize: size * 0.8 }} aria-hidden="true">
      {Icon ? (
        <Icon size={size} stroke={1.6} />
      ) : (
        <WireDrawing value={sport.icon} monogram={sport.id.slice(0, 2)} width={size} height={size} />
      )}
    </span>
  )
}

/** A drawing in the style of the Tabler icons: 24 by 24, round line ends. */
function Drawn({ size, stroke, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** A stick with its hook turned up, and the ball. */
function HockeyIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <path d="M17 3l-6.2 12.4a3.8 3.8 0 0 1 -6.8 -3.4l1 -2" />
      <path d="M16 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0" />
    </Drawn>
  )
}

/** A stick with its long blade on the ice, and the puck. */
function IceHockeyIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <path d="M18 3l-6.4 12.8a3.8 3.8 0 0 1 -3.4 2.2h-5.2v-3.5h4.5" />
      <path d="M15 17.5h5a1 1 0 0 1 1 1v1.5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-1.5a1 1 0 0 1 1 -1z" />
    </Drawn>
  )
}

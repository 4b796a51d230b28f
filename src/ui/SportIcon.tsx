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
 * A sport as a line drawing by its id; one that we do not know shows the server's own sign, an emoji (readings 1.15). Its name
 * stands beside it, so it says nothing of its own.
 */
export function SportIcon({ sport, size = 20 }: { sport: { id: string; icon: string }; size?: number }) {
  const Icon = Object.hasOwn(icons, sport.id) ? icons[sport.id] : undefined
  return (
    <span className={classes.icon} style={{ width: size, height: size, fontSize: size * 0.8 }} aria-hidden="true">
      {Icon ? <Icon size={size} stroke={1.6} /> : sport.icon}
    </span>
  )
}

/** In the hand of the icons around it: 24 by 24, round ends. */
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
      <path d="M17.5 3l-6.6 13.4a4 4 0 0 1 -7.2 -3.5l1 -2l2.3 1.1l-1 2a1.4 1.4 0 0 0 2.6 1.2l6.6 -13.4z" />
      <path d="M16.5 18.500a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0" />
    </Drawn>
  )
}

/** A stick with its long blade on the ice, and the puck. */
function IceHockeyIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <path d="M18.5 3l-6.3 13.500a2 2 0 0 1 -1.8 1.100h-6.400a1 1 0 0 1 -1 -1v-1.200a1 1 0 0 1 1 -1h5.200l5.2 -11.4" />
      <path d="M15.5 17.600v1.900c0 .8 1.3 1.5 2.9 1.500s2.9 -.7 2.9 -1.500v-1.9" />
      <path d="M15.5 17.600a2.9 1.4 0 1 0 5.8 0a2.9 1.4 0 1 0 -5.8 0" />
    </Drawn>
  )
}

import { checkCells } from './checkCells.tsx'

checkCells('public')

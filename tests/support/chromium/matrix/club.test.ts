import { checkCells } from './checkCells.tsx'

checkCells('club')

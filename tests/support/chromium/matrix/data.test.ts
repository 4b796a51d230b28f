import { checkCells } from './checkCells.tsx'

checkCells('data')

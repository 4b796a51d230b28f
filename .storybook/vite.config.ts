import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserPackages } from '../scripts/packages.ts'
import { themeStyles } from '../scripts/themeStyles.ts'

export default defineConfig({ plugins: [react(), themeStyles()], optimizeDeps: { include: browserPackages } })

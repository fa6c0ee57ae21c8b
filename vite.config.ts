import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import simpleVars from 'postcss-simple-vars'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './.build/vite/chunk-groups.ts'
import { earlyFiles } from './.build/vite/early-files.ts'
import { hostFiles } from './.build/vite/host-files.ts'
import { languageTable } from './.build/vite/languages.ts'
import { authExtras, leaveOut } from './.build/vite/leave-out.ts'
import { linguiMacros } from './.build/vite/lingui-macros.ts'
import { serviceWorker } from './.build/vite/service-worker.ts'
import { unbarrel } from './.build/vite/unbarrel.ts'
import { breakpoints } from './src/shared/ui/theme/tokens.ts'

const breakpointVariables = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [`bp-${name}`, width]),
)

export default defineConfig(({ command, mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      // Loaders read through the entities; left in the entry they would all load with the login.
      codeSplittingOptions: { defaultBehavior: [['loader'], ['component']] },
      quoteStyle: 'single',
    }),
    linguiMacros(),
    react(),
    lingui({ failOnCompileError: true, failOnMissing: command === 'build' }),
    unbarrel(['@mantine/core', '@mantine/hooks']),
    languageTable(),
    hostFiles(loadEnv(mode, import.meta.dirname).VITE_SUPABASE_URL),
    leaveOut(authExtras),
    earlyFiles('src/locales', 'member'),
    serviceWorker('src/app/service-worker.ts'),
  ],
  resolve: { tsconfigPaths: true },
  css: { postcss: { plugins: [simpleVars({ variables: breakpointVariables })] } },
  publicDir: 'src/public',
  build: {
    manifest: true,
    modulePreload: { polyfill: false }, // without it an older browser loads the same files a moment later
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } } },
  },
  test: {
    setupFiles: ['.build/vite/no-stack-traces.ts'],
    testTimeout: 60_000, // a backend, or thousands of random runs, on a busy machine
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', '.build/**/*.test.ts'],
          exclude: ['**/*.backend.test.ts'],
          isolate: false,
          setupFiles: ['.build/vite/fresh-file.ts', '.build/vite/no-backend.ts'],
        },
      },
      { extends: true, test: { name: 'backend', include: ['src/**/*.backend.test.ts'] } },
      { extends: true, test: { name: 'db', include: ['supabase/{tests,local}/**/*.test.ts'] } },
    ],
  },
}))

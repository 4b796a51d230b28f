import { expect, test } from 'vitest'
import {
  readBrowsers,
  readFaults,
  readMutants,
  readPlaywright,
  readVitest,
  type ReadReport,
} from '../../../scripts/check/reports.ts'

const vitestTest = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})

test('a test that failed or was skipped is listed with its file, and so is a file that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          vitestTest('adds', 'passed'),
          vitestTest('divides', 'failed', [
            '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at a.test.ts:3:1',
          ]),
          vitestTest('rounds', 'pending'),
        ],
      },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: "Cannot find module './b.ts'\n  imported by b.test.ts",
        assertionResults: [],
      },
      { name: 'c.test.ts', status: 'passed', assertionResults: [vitestTest('subtracts', 'passed')] },
    ],
  }
  expect(readVitest(report)).toEqual({
    passed: 2,
    failures: [
      'a.test.ts › divides (failed): AssertionError: expected 1 to be 2',
      'a.test.ts › rounds (pending)',
      "b.test.ts: Cannot find module './b.ts'",
    ],
  })
})

test('journeys of nested suites are listed with file and line, and so are errors outside of journeys', () => {
  const spec = (title: string, line: number, status: string, errors: string[] = []) => ({
    title,
    file: 'opening.spec.ts',
    line,
    tests: [{ status, results: [{ errors: errors.map((message) => ({ message })) }] }],
  })
  const report = {
    suites: [
      {
        specs: [
          spec('opens', 3, 'expected'),
          spec('reloads', 9, 'unexpected', ['Test timeout of 1000ms\n', 'page.reload: net::ERR\nCall log']),
        ],
        suites: [{ specs: [spec('closes', 20, 'skipped')] }],
      },
    ],
    errors: [{ message: 'the web server did not start' }],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failures: [
      'opening.spec.ts:9 › reloads (unexpected): Test timeout of 1000ms | page.reload: net::ERR',
      'opening.spec.ts:20 › closes (skipped)',
      'outside of the journeys: the web server did not start',
    ],
  })
})

test('a defect that no law notices is listed, and so is a law that the model breaks', () => {
  const report = {
    unusable: [{ operation: 'fans.list', title: 'pages' }],
    mutants: [
      { mutant: 'forgets the total', killedBy: { operation: 'fans.list' } },
      { mutant: 'sorts backwards', killedBy: null },
    ],
  }
  expect(readMutants(report)).toEqual({
    passed: 1,
    failures: ['no law notices the defect: sorts backwards', 'the model breaks a law: fans.list pages'],
  })
})

test('journeys of other browsers and faults are listed with what happened', () => {
  expect(
    readBrowsers({
      results: [
        { engine: 'firefox', journey: 'list', failure: null },
        { engine: 'webkit', journey: 'list', failure: 'waited for ten rows' },
      ],
    }),
  ).toEqual({ passed: 1, failures: ['webkit › list: waited for ten rows'] })
  expect(
    readFaults({
      rows: [
        { fault: 'a tab is closed', failure: null },
        { fault: 'the worker ends', failure: 'an acknowledged write was lost' },
      ],
    }),
  ).toEqual({ passed: 1, failures: ['the worker ends: an acknowledged write was lost'] })
})

test.each<[string, ReadReport]>([
  ['Vitest', readVitest],
  ['Playwright', readPlaywright],
  ['mutants', readMutants],
  ['browsers', readBrowsers],
  ['faults', readFaults],
])('a report of %s of another shape is refused', (_, read) => {
  expect(() => read({ passed: 12, failed: 0 })).toThrow()
})

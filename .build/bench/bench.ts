/** `npm run bench`: the goals, measured in the production build and shown beside them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
type Row = { figure: string; value: string; must: string; stretch: string }

const port = Number(process.env.BENCH_PORT ?? 4290) // browsers and fetch refuse some ports, 4190 among them
const origin = `http://localhost:${port}`
/** Lighthouse's mobile conditions: 1.6 Mbit/s down, 150 ms, a processor four times slower. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 86_016 }
const slowProcessor = 4
const visits = 5

const startedAt = Date.now()
const server = spawn(
  'npx',
  [
    'tsx',
    'supabase/local/preview.ts',
    '--build',
    '--port',
    String(port),
    '--data',
    'memory',
    '--seed',
    'demo',
  ],
  { stdio: 'ignore', detached: true },
)
const browser = await chromium.launch({
  executablePath: findBrowser()?.path,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await answering()
  const rows = [
    row('server with demo data answers (build included)', seconds(Date.now() - startedAt), '–', '–'),
    ...(await measureLogin(browser)),
    ...(await measureMember(browser)),
  ]
  console.table(rows)
} finally {
  await browser.close()
  process.kill(-server.pid!, 'SIGTERM')
  await once(server, 'exit')
}

async function answering(): Promise<void> {
  for (;;) {
    const reply = await fetch(`${origin}/auth/v1/health`).catch(() => undefined)
    if (reply && reply.status < 500) return // without a key the answer is 401
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function measureLogin(of: Browser): Promise<Row[]> {
  const traffic = newTraffic()
  const formTimes: number[] = []
  const paints: { first: number; largest: number }[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await (await of.newContext({ viewport: { width: 412, height: 823 } })).newPage()
    if (visit === 0) await countTraffic(page, () => traffic)
    await throttle(page)
    const begin = performance.now()
    await page.goto(`${origin}/login?lang=en`)
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    formTimes.push(performance.now() - begin)
    paints.push(await readPaints(page))
    await page.context().close()
  }
  return [
    row('login, requests', String(traffic.requests), '7 + one font', '6'),
    row('login, requests to others', String(traffic.foreign), '0', '0'),
    row('login, bytes on the wire without the font', String(traffic.bytes), '158,000', '135,000'),
    row(
      'login, first paint, slow 4G and processor',
      milliseconds(median(paints.map(({ first }) => first))),
      '1,700',
      '1,500',
    ),
    row(
      'login, largest paint, slow 4G and processor',
      milliseconds(median(paints.map(({ largest }) => largest))),
      '2,100',
      '1,800',
    ),
    row('login, form usable, slow 4G and processor', milliseconds(median(formTimes)), '2,300', '1,800'),
  ]
}

async function measureMember(of: Browser): Promise<Row[]> {
  const context = await of.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/login?lang=en`)
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByLabel('Password', { exact: true }).fill('day-and-plate')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/dashboard/)
  const storageState = await context.storageState()
  const rows = [...(await measureDashboard(of, storageState)), ...(await measureFoodLog(page))]
  await context.close()
  return rows
}

/** The dashboard as the first screen of a visit, with an empty cache. */
async function measureDashboard(of: Browser, storageState: StorageState): Promise<Row[]> {
  const page = await (await of.newContext({ storageState })).newPage()
  const all = newTraffic()
  const charts = newTraffic()
  const pictures = newTraffic()
  await countTraffic(page, (url) => {
    if (/\/storage\/v1\//.test(url)) return pictures
    return /Plot|TargetLines/.test(url) ? charts : all
  })
  await page.goto(`${origin}/dashboard?lang=en`)
  await page.locator('main figure').first().scrollIntoViewIfNeeded() // charts are drawn when they come near
  await page.locator('main .recharts-surface').first().waitFor()
  await page.context().close()
  return [
    row('dashboard cold, files', String(all.requests - all.calls), '14', '10'),
    row('dashboard cold, back-end calls', String(all.calls), '3', '2'),
    row('dashboard cold, bytes of pictures', pictures.bytes.toLocaleString('en'), '–', '–'),
    row(
      'dashboard cold, bytes before charts, without pictures',
      all.bytes.toLocaleString('en'),
      '260,000',
      '235,000',
    ),
    row(
      'dashboard cold, bytes without pictures',
      (all.bytes + charts.bytes).toLocaleString('en'),
      '380,000',
      '350,000',
    ),
  ]
}

async function measureFoodLog(page: Page): Promise<Row[]> {
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor()
  await page.waitForLoadState('networkidle')
  let calls = 0
  page.on('request', (request) => {
    if (/\/rest\/v1\//.test(request.url())) calls += 1
  })
  const times: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    times.push(await clickToPaint(page, page.getByRole('link', { name: 'Food log' }).first()))
    if (visit === 0) await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('heading', { name: /Welcome back/ }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return [
    row('food log, back-end calls of all visits', String(calls), '3 a screen', '2'),
    row('food log, click to data, first visit', milliseconds(times[0]!), '400', '250'),
    row('food log, click to data, cache warm', milliseconds(median(times.slice(1))), '80', '50'),
  ]
}

/** Measured inside the page, as a user sees it: from the click itself to the frame with the first meal. */
async function clickToPaint(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    performance.clearMarks('click')
    addEventListener('click', ({ timeStamp }) => performance.mark('click', { startTime: timeStamp }), {
      capture: true,
      once: true,
    })
  })
  const painted = page.waitForFunction(() => {
    const click = performance.getEntriesByName('click')[0]
    const hasMeal = [...document.querySelectorAll('main button')].some((button) =>
      /^(Edit|Repeat)/.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
    )
    return click && hasMeal && performance.now() - click.startTime
  })
  await link.click()
  return Number(await (await painted).jsonValue())
}

type Traffic = { requests: number; calls: number; bytes: number; foreign: number }

function newTraffic(): Traffic {
  return { requests: 0, calls: 0, bytes: 0, foreign: 0 }
}

/** @param counterOf which traffic an address belongs to; fonts belong to none */
async function countTraffic(page: Page, counterOf: (url: string) => Traffic): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const counters = new Map<string, Traffic>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Font' || !/^https?:/.test(response.url)) return
    const counter = counterOf(response.url)
    counters.set(requestId, counter)
    counter.requests += 1
    if (/\/(rest|auth|storage|functions)\/v1\//.test(response.url)) counter.calls += 1
    if (!response.url.startsWith(origin)) counter.foreign += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const counter = counters.get(requestId)
    if (counter) counter.bytes += encodedDataLength
  })
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
}

/** Read once the form has been painted: an element is there a frame before it is seen. */
async function readPaints(page: Page): Promise<{ first: number; largest: number }> {
  return page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)
          if (largest && 'element' in largest && (largest.element as Element | null)?.closest('main'))
            resolve({ first, largest: largest.startTime })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

function row(figure: string, value: string, must: string, stretch: string): Row {
  return { figure, value, must, stretch }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`
}

function seconds(value: number): string {
  return `${(value / 1000).toFixed(1)} s`
}

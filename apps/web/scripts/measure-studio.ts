import type { AppDocument } from '@kwiq/app-model'
import type { Page, Route } from 'playwright-core'

/** One operation's times from the input event to the end of the next frame, in ms. */
interface StudioTimes {
  operation: 'select' | 'drag' | 'type' | 'undo' | 'move' | 'zoom'
  samples: number[]
}

export interface StudioMeasure {
  /** From the document's arrival to the first frame with all components, in ms. */
  openMs: number
  times: StudioTimes[]
  /** Frames a second while something is dragged. */
  framesPerSecond: number
  /** Bytes of JavaScript's heap after all that, garbage taken out. */
  heap: number
  /** The same after a thousand edits more. */
  heapLater: number
  /** Bytes of the longest body that was sent to save edits. */
  longestEdit: number
}

const projectId = '00000000-0000-4000-8000-000000000001'
const repeats = 60

/**
 * Opens a document in the studio of the web app served at `baseUrl` and measures selecting, dragging and typing.
 * The API is answered here, so that only the browser's work is measured.
 */
export async function measureStudio(
  page: Page,
  baseUrl: string,
  document: AppDocument,
): Promise<StudioMeasure> {
  let longestSave = 0
  await page.route(/^https?:\/\/[^/]+\/api\//, (route) => {
    longestSave = Math.max(longestSave, route.request().postDataBuffer()?.length ?? 0)
    return answer(route, document)
  })
  await page.addInitScript(listenForFrames)
  await page.goto(`${baseUrl}/studio/${projectId}`)
  await page.waitForSelector('[data-screen-id] [data-node-id]')
  const openMs = await page.evaluate(() => {
    const schema = performance.getEntriesByType('resource').find((entry) => entry.name.endsWith('/schema'))
    return performance.now() - (schema ? schema.startTime + schema.duration : 0)
  })
  await page.waitForTimeout(1500)
  const select = await measureSelect(page)
  const { drag, framesPerSecond } = await measureDrag(page)
  const type = await measureType(page)
  await page.keyboard.press('Escape')
  const move = await measureKeys(page, 'move', ['Alt+ArrowDown', 'Alt+ArrowUp'])
  const zoom = await measureKeys(page, 'zoom', ['Control+Minus', 'Control+Equal'])
  const undo = await measureKeys(page, 'undo', ['Control+z'])
  const times = [select, drag, type, move, zoom, undo]
  // The last save is sent a moment after the last edit.
  await page.waitForTimeout(2000)
  const heap = await usedHeap(page)
  await editOften(page)
  return {
    openMs,
    times,
    framesPerSecond,
    heap,
    heapLater: await usedHeap(page),
    longestEdit: longestSave,
  }
}

const manyEdits = 1000

/** Edits a label a thousand times: a letter more, a letter less. */
async function editOften(page: Page): Promise<void> {
  await focusLabel(page)
  for (let count = 0; count < manyEdits; count++)
    await page.keyboard.press(count % 2 === 0 ? 'a' : 'Backspace')
  await page.waitForTimeout(2000)
}

async function focusLabel(page: Page): Promise<void> {
  const [first] = await visiblePoints(page)
  if (first) await page.mouse.click(first.x, first.y)
  const label = page
    .locator('.insp')
    .getByLabel(/^(Label|Name)$/)
    .first()
  await label.focus()
}

/** Bytes of the heap that are still needed. */
async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Presses keys in turn, with a component selected and nothing to type in focused. */
async function measureKeys(
  page: Page,
  operation: StudioTimes['operation'],
  keys: string[],
): Promise<StudioTimes> {
  const [, point] = await visiblePoints(page)
  if (point && operation === 'move') await page.mouse.click(point.x, point.y)
  await takeSamples(page)
  const samples: number[] = []
  for (let count = 0; count < repeats / 2; count++) {
    const key = keys[count % keys.length]
    if (key) await page.keyboard.press(key)
    await page.waitForTimeout(40)
    // Pressing the modifier is an event of its own, which changes nothing: the last is the one.
    samples.push(...(await takeSamples(page, 'keydown')).slice(-1))
  }
  return { operation, samples }
}

async function measureSelect(page: Page): Promise<StudioTimes> {
  const points = await visiblePoints(page)
  await takeSamples(page)
  for (let count = 0; count < repeats; count++) {
    const point = points[count % points.length]
    if (!point) break
    await page.mouse.click(point.x, point.y)
    await page.waitForTimeout(40)
  }
  return { operation: 'select', samples: await takeSamples(page, 'pointerdown') }
}

async function measureDrag(page: Page): Promise<{ drag: StudioTimes; framesPerSecond: number }> {
  const [from] = await visiblePoints(page)
  if (!from) return { drag: { operation: 'drag', samples: [] }, framesPerSecond: 0 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10)
  await takeSamples(page)
  const countFrames = await startCountingFrames(page)
  for (let count = 0; count < repeats; count++) {
    await page.mouse.move(from.x + 10, from.y + 20 + ((count * 37) % 300))
    await page.waitForTimeout(20)
  }
  const framesPerSecond = await countFrames()
  const moves = await takeSamples(page, 'pointermove')
  await page.mouse.up()
  await page.waitForTimeout(100)
  const drops = await takeSamples(page, 'pointerup')
  return { drag: { operation: 'drag', samples: [...moves, ...drops] }, framesPerSecond }
}

/** Counts frames in the page from now on; the result gives how many came in a second. */
async function startCountingFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { frames: 0, since: performance.now() }
    Reflect.set(window, 'studioFrames', counted)
    const next = () => {
      counted.frames += 1
      // A loop that went on would make frames for all that is measured later.
      if (Reflect.get(window, 'studioFrames') === counted) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return () =>
    page.evaluate(() => {
      const { frames, since }: { frames: number; since: number } = Reflect.get(window, 'studioFrames')
      Reflect.deleteProperty(window, 'studioFrames')
      return (frames / (performance.now() - since)) * 1000
    })
}

async function measureType(page: Page): Promise<StudioTimes> {
  await focusLabel(page)
  await takeSamples(page)
  for (let count = 0; count < repeats; count++) {
    await page.keyboard.press(String.fromCharCode(97 + (count % 26)))
    await page.waitForTimeout(40)
  }
  return { operation: 'type', samples: await takeSamples(page, 'keydown') }
}

/** Middles of components in sight, clear of the edges of the canvas. */
function visiblePoints(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const view = document.querySelector('[data-canvas]')?.getBoundingClientRect()
    if (!view) return []
    return [...document.querySelectorAll('[data-screen-id] [data-node-id]')]
      .map((element) => element.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ x: left + Math.min(40, width / 2), y: top + height / 2 }))
      .filter(({ y }) => y > view.top + 60 && y < view.bottom - 60)
  })
}

/** Takes the samples since the last call; of one kind of event when it is named. */
function takeSamples(page: Page, type?: string): Promise<number[]> {
  return page.evaluate((wanted) => {
    const samples: { type: string; ms: number }[] = Reflect.get(window, 'studioSamples')
    return samples.splice(0).flatMap((sample) => (sample.type === wanted ? [sample.ms] : []))
  }, type)
}

/** Runs in the page: notes for every input event how long it took to the end of the frame that shows it. */
function listenForFrames(): void {
  const samples: { type: string; ms: number }[] = []
  Reflect.set(window, 'studioSamples', samples)
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'keydown']) {
    window.addEventListener(
      type,
      (event) => {
        requestAnimationFrame(() => {
          // A message is delivered after the frame has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () =>
            samples.push({ type, ms: performance.now() - event.timeStamp }),
          )
          port1.start()
          port2.postMessage(null)
        })
      },
      true,
    )
  }
}

async function answer(route: Route, document: AppDocument): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const now = new Date().toISOString()
  const reply = (json: unknown) => route.fulfill({ json, headers: { etag: '"1"' } })
  if (pathname === '/api/auth/user') {
    return reply({
      id: projectId,
      email: 'bench@example.com',
      firstName: 'Bench',
      lastName: 'Mark',
      role: 'PRO',
      createdAt: now,
      lastLoginAt: now,
      _count: { projects: 1 },
      aiGenerationsUsed: 0,
      exportsUsed: 0,
    })
  }
  if (pathname.endsWith('/schema')) {
    if (route.request().method() === 'GET') return reply(document)
    return reply({ ok: true, revision: 2, versionId: projectId, versionNumber: 2, savedAt: now })
  }
  if (pathname === `/api/projects/${projectId}`) {
    return reply({
      id: projectId,
      name: 'Large',
      description: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      role: 'owner',
      _count: { screens: 1, components: 1000, versions: 1 },
      cover: null,
    })
  }
  return reply([])
}

import { exampleAppsById } from '@kwiq/examples'
import { renderScreenToHtml } from '@kwiq/runtime/static'
import type { Showcase, ShowcaseApp } from '../src/shared/showcase/showcase.ts'
import { findTaps } from './find-taps.ts'

/** The screens shown of each app, in the order in which one leads to the next. */
const shown = {
  fitness: ['today', 'progress'],
  shop: ['shop', 'lighting', 'product', 'saved'],
  recipes: ['kitchen', 'recipe'],
  social: ['overview'],
  finance: ['home'],
  travel: ['map'],
} as const

let css = ''

function renderApp(id: keyof typeof shown): ShowcaseApp {
  const document = exampleAppsById[id]
  const screenIds: readonly string[] = shown[id]
  return {
    description: document.app.description.replace(/\.$/, ''),
    screenCount: document.screens.length,
    screens: screenIds.map((screenId, index) => {
      const rendered = renderScreenToHtml(document, screenId)
      css = rendered.css
      const next = screenIds[index + 1]
      return {
        name: document.screens.find((screen) => screen.id === screenId)?.name ?? '',
        html: rendered.html,
        taps: next === undefined ? [] : findTaps(document, screenId, next),
      }
    }),
  }
}

/** Draws the pictures of the landing page and of empty places from the example apps. */
export function renderShowcase(): Showcase {
  const apps = {
    fitness: renderApp('fitness'),
    shop: renderApp('shop'),
    recipes: renderApp('recipes'),
    social: renderApp('social'),
    finance: renderApp('finance'),
    travel: renderApp('travel'),
  }
  return { css, apps }
}

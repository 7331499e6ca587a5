import type { Change } from './change.ts'

/** Id of the screen on which a change can be seen, as the newer document has it; null for changes of the whole app. */
export function screenOfChange(change: Change): string | null {
  switch (change.kind) {
    case 'app-changed':
    case 'theme-changed':
    case 'wrap-changed':
      return null
    case 'start-changed':
      return change.after
    case 'screen-added':
    case 'screen-removed':
      return change.screen.id
    case 'screen-renamed':
    case 'screen-moved':
    case 'screen-changed':
    case 'screen-locked':
    case 'component-changed':
    case 'component-renamed':
    case 'component-locked':
      return change.screenId
    case 'component-added':
    case 'component-removed':
      return change.place.screenId
    case 'component-moved':
      return change.after.screenId
  }
}

/** Id of the component a change is about; null when it is about a screen or the app. */
export function componentOfChange(change: Change): string | null {
  switch (change.kind) {
    case 'component-added':
    case 'component-removed':
    case 'component-moved':
    case 'component-renamed':
    case 'component-locked':
      return change.node.id
    case 'component-changed':
      return change.after.id
    case 'app-changed':
    case 'theme-changed':
    case 'wrap-changed':
    case 'start-changed':
    case 'screen-added':
    case 'screen-removed':
    case 'screen-renamed':
    case 'screen-moved':
    case 'screen-changed':
    case 'screen-locked':
      return null
  }
}

import type { ComponentNode } from '@kwiq/app-model'
import type { Kit } from '../kit.ts'

/** What one can pay with, the card chosen. */
export const waysToPay = (kit: Kit): ComponentNode =>
  kit.section('Pay with', [
    kit.radio('Card', 'way', true, { icon: 'card', helper: 'Ends in 0917' }),
    kit.radio('Bank transfer', 'way', false, { icon: 'building', helper: 'Takes one day' }),
  ])

import type { Loose } from '../kit.ts'
import { barActions, type Scene } from '../scene.ts'

/** What a first screen's header offers. */
export function headerActions(scene: Scene): Loose[] {
  return barActions(
    scene,
    ['bell', 'Notifications', 'notifications'],
    ['cart', 'Cart', 'cart'],
    ['settings', 'Settings', 'settings'],
    ['plus', scene.entity.add, 'form'],
    ['user', 'Profile', 'profile'],
  )
}

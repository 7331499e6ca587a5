import { useSafeAreaInsets } from 'react-native-safe-area-context'

/** What the device's notch and home indicator cover, in px. */
export function useDeviceInsets(): { top: number; bottom: number } {
  return useSafeAreaInsets()
}

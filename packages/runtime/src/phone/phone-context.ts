import { createContext, useContext } from 'react'

/** What a phone's notch and home indicator cover, in px. */
export const phoneInsets = { top: 44, bottom: 34 }

/** Size of the drawn phone's glass in px. */
export const phoneSize = { width: 375, height: 812 }

/** Whether one is drawn inside a `PhoneFrame`: then status bar and home indicator are drawn over the app. */
export const PhoneContext = createContext(false)

export function useIsInPhone(): boolean {
  return useContext(PhoneContext)
}

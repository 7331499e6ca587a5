/** Stands for the status bar that a phone frame is drawn with: on a device there is the device's own. */
export const StatusBar = (): null => null

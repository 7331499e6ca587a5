/**
 * Stands for react-native-web's record of touches in the payload: it serves gestures that follow a finger, and no
 * component has one.
 */
export class ResponderTouchHistoryStore {
  readonly touchHistory = { touchBank: [], numberActiveTouches: 0, indexOfSingleActiveTouch: -1 }

  recordTouchTrack(): void {}
}

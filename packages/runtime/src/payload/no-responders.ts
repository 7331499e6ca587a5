/**
 * Stands for react-native-web's responder system in the payload: it serves gestures that views take from one another,
 * and no component has one on the web. Taps are press events, and fields lose the focus as in any page.
 */
export default function useResponderEvents(): void {}

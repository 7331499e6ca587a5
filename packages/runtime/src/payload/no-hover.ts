/** Stands for the hovering of react-native-web in the payload: nothing of the catalogue changes under a pointer. */
export default function useHover(): void {}

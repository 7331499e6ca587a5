import { Redirect } from 'expo-router'

/** An address the app does not know leads to its start. */
export default function NotFound() {
  return <Redirect href="/" />
}

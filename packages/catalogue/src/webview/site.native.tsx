import { WebView } from 'react-native-webview'

/** The site itself. */
export function Site({ address, name }: { address: string; name: string }) {
  return (
    <WebView
      source={{ uri: address }}
      accessibilityLabel={name}
      originWhitelist={['https://*']}
      style={{ flex: 1 }}
    />
  )
}

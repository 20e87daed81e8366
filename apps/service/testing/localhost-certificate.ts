import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'

/**
 * A certificate for `localhost` and 127.0.0.1 that is not trusted unless a test says so. It
 * protects nothing, and is valid until 2126. Made with `openssl req -x509 -newkey ec -pkeyopt
 * ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=localhost -addext
 * subjectAltName=DNS:localhost,IP:127.0.0.1`.
 */
export const localhostCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRIIginnnCGh4vLG5
VKfLjqIjx/sDXrYqjiXwrlvkHLihRANCAATXR+r31gUs0wfcpZyO2d6lHG1/ZvXy
Mw2e9k6gzAFIoeqI/lgxjd851C65wVM7fzN8eGgmsSSMgDJ1oW6q1Xif
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUSxhKi9VekAulAnmC4yJDMAujYDowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA3MjgwN1oYDzIxMjYxMDI4
MDcyODA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATXR+r31gUs0wfcpZyO2d6lHG1/ZvXyMw2e9k6gzAFIoeqI/lgxjd85
1C65wVM7fzN8eGgmsSSMgDJ1oW6q1Xifo28wbTAdBgNVHQ4EFgQUMYZtBQE4omij
v63X1DUGGDsOwrowHwYDVR0jBBgwFoAUMYZtBQE4omijv63X1DUGGDsOwrowDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgKOw/Nw1ELlwYizJB39fe8gAQSxzNDQ4P9BbFtmwVh6ECIQDO
zRmgvvo32NaY6ZfVy87rGsgWdNoyzY0D3V3ZxkGDeA==
-----END CERTIFICATE-----`,
}

/** Makes this process trust it until the end of the test. */
export function trustLocalhostCertificate(): void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, localhostCertificate.cert])
  onTestFinished(() => {
    setDefaultCACertificates(before)
  })
}

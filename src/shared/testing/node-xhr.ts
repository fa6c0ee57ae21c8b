import { type ClientRequest, request } from 'node:http'

/** The part of XMLHttpRequest that uploads use, over Node's HTTP client, so that they meet the real backend in tests. */
export class NodeXhr {
  static sent = 0
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  #request: ClientRequest | undefined
  readonly #headers: Record<string, string> = {}
  #target = { method: '', url: '' }

  open(method: string, url: string): void {
    this.#target = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }

  abort(): void {
    this.onerror = undefined
    this.#request?.destroy()
  }

  send(body: Blob): void {
    NodeXhr.sent += 1
    const { url, method } = this.#target
    const headers = { ...this.#headers, 'Content-Length': body.size }
    this.#request = request(url, { method, headers, agent: false }, (response) => {
      this.status = response.statusCode ?? 0
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        this.responseText += part
      })
      response.on('end', () => this.onload?.())
    })
    this.#request.on('error', () => this.onerror?.())
    this.upload.onprogress?.({ loaded: 0, total: body.size })
    void body.arrayBuffer().then((bytes) => {
      this.#request?.end(Buffer.from(bytes), () =>
        this.upload.onprogress?.({ loaded: body.size, total: body.size }),
      )
    })
  }
}

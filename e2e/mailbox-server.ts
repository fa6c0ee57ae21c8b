/** A mail server for the tests: takes mail by SMTP, and tells by HTTP what came: GET /?to=address → [{ text }]. */
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const [smtpPort, httpPort] = process.argv.slice(2).map(Number)
const received: { to: string[]; text: string }[] = []

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    text(stream).then((mail) => {
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        text: decodeQuotedPrintable(mail),
      })
      done()
    }, done)
  },
}).listen(smtpPort, '127.0.0.1')

http
  .createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://mailbox').searchParams.get('to')
    const mails = received.filter((mail) => !to || mail.to.includes(to))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(mails))
  })
  .listen(httpPort, '127.0.0.1')

/** Enough of RFC 2045 to find a link in a mail: soft line breaks and escaped bytes. */
function decodeQuotedPrintable(mail: string): string {
  if (!/quoted-printable/i.test(mail)) return mail
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)))
}

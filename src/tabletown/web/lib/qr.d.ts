export { encodeQR } from "qr"
